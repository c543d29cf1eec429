// Segments of paths that aren't tokens, such as the keys of shared lists, links in emails and passes of private files.
const short = /^.{0,19}$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const slug = /^[\da-z]{1,20}(-[\da-z]{1,20})*$/

// Whatever its length.
const address = /@|%40/i

/** The path without its query, which may contain texts and addresses, and with `…` for tokens and addresses. */
export const redactedPath = (url: string) =>
  (url.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => (isShown(segment) ? segment : '…'))
    .join('/')

const isShown = (segment: string) =>
  !address.test(segment) && [short, uuid, slug].some((shape) => shape.test(segment))
