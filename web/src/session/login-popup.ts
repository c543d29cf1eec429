const width = 400
const height = 600

/** Opens an empty window for the identity provider, centered. Null if the browser blocks it. */
export function openLoginPopup(): Window | null {
  const left = Math.round(window.screenX + (window.innerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.innerHeight - height) / 2)
  const features = `left=${left},top=${top},width=${width},height=${height},resizable,scrollbars=yes,status=1`
  return window.open('', 'auth0:authorize:popup', features)
}
