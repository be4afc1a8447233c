/** Exits with a clear message on a Node version outside `engines` of package.json, which npm would refuse at length. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (isSupported(major, minor)) return;
  console.error(
    `Node 20.19, 22.13, 24 or a later version of these lines is required; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * @param {number} major
 * @param {number} minor
 */
function isSupported(major, minor) {
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 13;
  return major >= 24;
}
