// Libraries check NODE_ENV when they are loaded: graphql-js tests each object more slowly unless it is 'production'.
process.env['NODE_ENV'] ??= 'production';
