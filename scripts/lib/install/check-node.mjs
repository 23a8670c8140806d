// Written for very old versions of Node, which must at least report that they are too old.
export function checkNode() {
  const needed = [20, 19];
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(
    `Evenway needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: install it from https://nodejs.org.`,
  );
  process.exit(1);
}
