# Builds the product with all packages, and makes an image with only what the server loads at run time.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && node scripts/runtimePackages.mjs /runtime

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /runtime/node_modules ./node_modules
COPY package.json db.json ./
COPY contract/schema.graphql ./contract/
COPY server/fixtures/pictures ./server/fixtures/pictures
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm between, so that the signal to stop reaches the server.
CMD ["node", "dist/server/start.cjs"]
