/** Shows a number at the icon of the installed product, where the system has such badges. 0 removes it. */
export async function showBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  // Systems without badges refuse.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
