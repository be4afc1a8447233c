/** Exits with a clear message on an unsupported Node version, instead of a dependency's syntax error. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}
