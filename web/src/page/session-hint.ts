/** Whether the OpenID client has noted that somebody is signed in; its cookie lasts a day and says nothing about whom. */
export const hasSessionHint = (cookies: string, clientId: string) =>
  cookies.split(/; */).some((cookie) => cookie.startsWith(`auth0.${clientId}.is.authenticated=`))

/** Whether the address is that of a log-in's return: `code` or `error`, with `state`. */
export function isReturnFromSignIn(search: string) {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
