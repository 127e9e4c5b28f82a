// The pseudo-random numbers of C: the families of `rand`, `random` and `drand48`.
//
// On a thread that plays a scene they follow from generators of the scene, by the formulas of a
// phone's C library; on all others the system's library answers. Generators begin with the seed 1 or,
// in a body, which is evaluated as often as is needed, with seeds that follow from its view.
//
// - Source: documented, the C library of Apple's systems, which is that of FreeBSD: `rand` is the
//   minimal standard generator of Park and Miller, `random` a trinomial of additive feedback,
//   `drand48` the linear congruence of POSIX, which begins with 0x1234ABCD330E.

#include "Answering.h"

#define RAND48_START 0x1234ABCD330Eull
#define RAND48_MASK 0xFFFFFFFFFFFFull
#define RAND48_MULTIPLIER 0x5DEECE66Dull
#define RAND48_ADDEND 0xB

// MARK: Generators

// Park and Miller's minimal standard: 7⁵ x modulo 2³¹ − 1, which cannot begin with 0. Seeds of more
// than 31 bits are signed in the one use, and not in the other.
static uint32_t minimal_standard(int64_t x) {
  if (x == 0) x = 123459876;
  int64_t next = 16807 * (x % 127773) - 2836 * (x / 127773);
  return (uint32_t)(next < 0 ? next + 0x7FFFFFFF : next);
}

// The degree of the trinomial of each type of `random`, and the distance of its other term.
static const uint32_t degrees[] = {0, 7, 15, 31, 63}, separations[] = {0, 3, 1, 3, 1};
#define TYPES 5

// The table of `random`: the first word has the type and the place of the rear term.
static uint32_t *random_table(SceneNumbers *numbers) {
  return numbers->given ? (uint32_t *)numbers->given : numbers->table;
}

static uint32_t random_next(uint32_t *table) {
  uint32_t type = table[0] % TYPES, degree = degrees[type];
  if (type == 0) return table[1] = minimal_standard((int32_t)table[1]) & 0x7FFFFFFF;
  uint32_t rear = table[0] / TYPES % degree, front = (rear + separations[type]) % degree;
  uint32_t sum = table[1 + front] += table[1 + rear];
  table[0] = (rear + 1) % degree * TYPES + type;
  return sum >> 1;
}

static void random_seed(uint32_t *table, uint32_t seed) {
  uint32_t type = table[0] % TYPES, degree = degrees[type];
  table[0] = type;
  table[1] = seed;
  for (uint32_t index = 1; index < degree; index++)
    table[1 + index] = minimal_standard((int32_t)table[index]);
  for (uint32_t count = type == 0 ? 50 : 10 * degree; count > 0; count--) random_next(table);
}

static uint64_t rand48_next(const SceneNumbers *numbers, uint64_t state) {
  return (state * numbers->multiplier + numbers->addend) & RAND48_MASK;
}

static uint64_t rand48_state(const unsigned short words[3]) {
  return (uint64_t)words[2] << 32 | (uint64_t)words[1] << 16 | words[0];
}

void scrollwork_seed_numbers(SceneNumbers *numbers, const SceneSeeds *seeds) {
  *numbers = (SceneNumbers){
      .rand = seeds ? seeds->rand : 1,
      .rand48 = seeds ? seeds->rand48 & RAND48_MASK : RAND48_START,
      .multiplier = RAND48_MULTIPLIER,
      .addend = RAND48_ADDEND};
  numbers->table[0] = 3;
  random_seed(numbers->table, seeds ? seeds->random : 1);
}

// MARK: The functions

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static SceneNumbers *scene_numbers(void) {
  return scrollwork_answering->numbers(scrollwork_answering->context);
}

int rand(void) {
  if (!scrollwork_answering) return SYSTEM(rand);
  SceneNumbers *numbers = scene_numbers();
  return (int)(numbers->rand = minimal_standard(numbers->rand));
}

void srand(unsigned int seed) {
  if (scrollwork_answering) {
    scene_numbers()->rand = seed;
  } else {
    SYSTEM(srand, seed);
  }
}

int rand_r(unsigned int *seed) {
  if (!scrollwork_answering) return SYSTEM(rand_r, seed);
  return (int)(*seed = minimal_standard(*seed));
}

long random(void) {
  if (!scrollwork_answering) return SYSTEM(random);
  return random_next(random_table(scene_numbers()));
}

void srandom(unsigned int seed) {
  if (scrollwork_answering) {
    random_seed(random_table(scene_numbers()), seed);
  } else {
    SYSTEM(srandom, seed);
  }
}

// What stands for the scene's own table among those that code gives: the table is gone with the scene.
static char own_table[8];

char *initstate(unsigned int seed, char *given, size_t count) {
  if (!scrollwork_answering) return SYSTEM(initstate, seed, given, count);
  if (count < 8) {
    errno = EINVAL;
    return NULL;
  }
  SceneNumbers *numbers = scene_numbers();
  char *before = numbers->given ? numbers->given : own_table;
  numbers->given = given;
  uint32_t *table = random_table(numbers);
  table[0] = count < 32 ? 0 : count < 64 ? 1 : count < 128 ? 2 : count < 256 ? 3 : 4;
  random_seed(table, seed);
  return before;
}

char *setstate(char *given) {
  if (!scrollwork_answering) return SYSTEM(setstate, given);
  SceneNumbers *numbers = scene_numbers();
  char *before = numbers->given ? numbers->given : own_table;
  numbers->given = given == own_table ? NULL : given;
  return before;
}

// The next state of the scene, or of words that code keeps.
static uint64_t rand48(unsigned short words[3]) {
  SceneNumbers *numbers = scene_numbers();
  if (!words) return numbers->rand48 = rand48_next(numbers, numbers->rand48);
  uint64_t state = rand48_next(numbers, rand48_state(words));
  for (int index = 0; index < 3; index++) words[index] = (unsigned short)(state >> (16 * index));
  return state;
}

static double real48(uint64_t state) { return (double)state / (double)(RAND48_MASK + 1); }
static long positive48(uint64_t state) { return (long)(state >> 17); }
static long signed48(uint64_t state) { return (int32_t)(uint32_t)(state >> 16); }

double drand48(void) { return scrollwork_answering ? real48(rand48(NULL)) : SYSTEM(drand48); }
long lrand48(void) { return scrollwork_answering ? positive48(rand48(NULL)) : SYSTEM(lrand48); }
long mrand48(void) { return scrollwork_answering ? signed48(rand48(NULL)) : SYSTEM(mrand48); }

double erand48(unsigned short words[3]) {
  return scrollwork_answering ? real48(rand48(words)) : SYSTEM(erand48, words);
}

long nrand48(unsigned short words[3]) {
  return scrollwork_answering ? positive48(rand48(words)) : SYSTEM(nrand48, words);
}

long jrand48(unsigned short words[3]) {
  return scrollwork_answering ? signed48(rand48(words)) : SYSTEM(jrand48, words);
}

// Sets the state; the constants are those of POSIX again.
static void rand48_set(SceneNumbers *numbers, uint64_t state) {
  numbers->rand48 = state & RAND48_MASK;
  numbers->multiplier = RAND48_MULTIPLIER;
  numbers->addend = RAND48_ADDEND;
}

void srand48(long seed) {
  if (scrollwork_answering) {
    rand48_set(scene_numbers(), (uint64_t)seed << 16 | (RAND48_START & 0xFFFF));
  } else {
    SYSTEM(srand48, seed);
  }
}

unsigned short *seed48(unsigned short words[3]) {
  if (!scrollwork_answering) return SYSTEM(seed48, words);
  static _Thread_local unsigned short before[3];
  SceneNumbers *numbers = scene_numbers();
  uint64_t state = rand48_state(words);
  for (int index = 0; index < 3; index++)
    before[index] = (unsigned short)(numbers->rand48 >> (16 * index));
  rand48_set(numbers, state);
  return before;
}

void lcong48(unsigned short words[7]) {
  if (!scrollwork_answering) {
    SYSTEM(lcong48, words);
    return;
  }
  SceneNumbers *numbers = scene_numbers();
  numbers->rand48 = rand48_state(words);
  numbers->multiplier = rand48_state(words + 3);
  numbers->addend = words[6];
}

#endif
