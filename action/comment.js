// Writes the summary as a comment on a pull request: the one that an earlier run made, if there is one.

const fs = require('fs')

const mark = '<!-- scrollwork verify -->'
// GitHub refuses comments of more characters.
const limit = 65536

module.exports = async ({ github, context, file }) => {
  const place = { ...context.repo, issue_number: context.issue.number }
  const end = '\n\nThe rest is in the summary of the job.'
  let body = `${mark}\n${fs.readFileSync(file, 'utf8')}`
  if (body.length > limit) body = body.slice(0, limit - end.length) + end
  const comments = await github.paginate(github.rest.issues.listComments, { ...place, per_page: 100 })
  const own = comments.find(({ user, body }) => user?.type === 'Bot' && body?.startsWith(mark))
  if (own) {
    await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body })
  } else {
    await github.rest.issues.createComment({ ...place, body })
  }
}
