/** The cookie that the sign-in client sets for a day while somebody is signed in. It doesn't identify them. */
const cookieOf = (clientId: string) => `auth0.${clientId}.is.authenticated=`

export const hasSessionHint = (cookies: string, clientId: string) =>
  cookies.split(/; */).some((cookie) => cookie.startsWith(cookieOf(clientId)))

/**
 * Runs in the document's head before the first paint. The server sends everyone the same page, and the stylesheet shows
 * the part of it for browsers that may have a session.
 */
export const sessionHintScript = (clientId: string) =>
  `;if(document.cookie.split(/; */).some(c=>c.startsWith(${scriptText(cookieOf(clientId))})))document.documentElement.dataset.session=''`

/** `<` is escaped so that the text can't end the script element. */
const scriptText = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)

/** Whether a URL's query is the response to a login: `code` or `error`, with `state`. */
export function isReturnFromSignIn(search: string) {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
