# The image of docs/install.md by an engine, from the package of script/package in the same folder:
#
#   script/package && docker build --build-arg PACKAGE=output/package/scrollwork_0.2.0_amd64.deb -t scrollwork .
#
# The image of script/image is the same, but leaves out more of the toolchain and of Debian, and has a smaller ffmpeg.
FROM swift:6.3.1-bookworm AS toolchain

FROM debian:bookworm-slim
ARG PACKAGE=output/package/scrollwork_0.2.0_amd64.deb
COPY ${PACKAGE} /tmp/scrollwork.deb
RUN apt-get update -q \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
      /tmp/scrollwork.deb ffmpeg ca-certificates libc6-dev libgcc-12-dev libstdc++-12-dev \
      libncurses6 libsqlite3-0 libxml2 libuuid1 zlib1g \
 && rm -rf /var/lib/apt/lists/* /tmp/scrollwork.deb
COPY --from=toolchain /usr/bin/swift-frontend /usr/bin/swift-driver /usr/bin/swift-plugin-server /usr/bin/clang-21 /usr/bin/lld /opt/swift/usr/bin/
COPY --from=toolchain /usr/lib/clang /opt/swift/usr/lib/clang
COPY --from=toolchain /usr/lib/swift/linux /opt/swift/usr/lib/swift/linux
COPY --from=toolchain /usr/lib/swift/shims /opt/swift/usr/lib/swift/shims
COPY --from=toolchain /usr/lib/swift/apinotes /opt/swift/usr/lib/swift/apinotes
COPY --from=toolchain /usr/lib/swift/_FoundationCShims /opt/swift/usr/lib/swift/_FoundationCShims
COPY --from=toolchain /usr/lib/swift/_foundation_unicode /opt/swift/usr/lib/swift/_foundation_unicode
COPY --from=toolchain /usr/lib/swift/CoreFoundation /opt/swift/usr/lib/swift/CoreFoundation
COPY --from=toolchain /usr/lib/swift/dispatch /opt/swift/usr/lib/swift/dispatch
COPY --from=toolchain /usr/lib/swift/Block /opt/swift/usr/lib/swift/Block
COPY --from=toolchain /usr/lib/swift/os /opt/swift/usr/lib/swift/os
COPY --from=toolchain /usr/lib/swift/host /opt/swift/usr/lib/swift/host
RUN cd /opt/swift/usr/bin \
 && ln -s swift-driver swiftc && ln -s swift-driver swift && ln -s swift-frontend swift-autolink-extract \
 && ln -s clang-21 clang && ln -s clang-21 clang++ && ln -s lld ld.lld \
 && ln -s ../clang/21 /opt/swift/usr/lib/swift/clang
ENV PATH=/usr/local/bin:/usr/bin:/bin:/opt/swift/usr/bin LANG=C.UTF-8
WORKDIR /work
ENTRYPOINT ["scrollwork"]
CMD ["--help"]
