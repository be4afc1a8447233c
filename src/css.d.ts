// `npm run codegen` writes the types of `*.module.css`. Without them, importing one is a compile error,
// because this module has no exports.
declare module '*.css' {
  export {};
}
