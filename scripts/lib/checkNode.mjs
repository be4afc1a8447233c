/** Says in a sentence what would otherwise be a syntax error in some dependency. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; the one running is ${process.versions.node}.`);
  process.exit(1);
}
