/** What programs of emails make a link of: an address with its scheme, a host, an email address, or four numbers with dots. */
const linkLike =
  /[a-z][a-z\d+.-]*:\/\/|\b(?:mailto|tel|sms):|(?:[\p{L}\p{N}\p{M}_-]+[.．。｡])+[\p{L}\p{M}]{2,}|(?:\d{1,3}\.){3}\d{1,3}|[^\s@]@[^\s@]/iu
const joints = /[.．。｡@:](?=\S)/gu
/** Invisible, and no line breaks there. */
const wordJoiner = '\u2060'
const around = /^[("'“‘«[<]+|[)"'”’»\]>.,;:!?]+$/g

const isWithin = (address: string, kept: string) =>
  address === kept || ['/', '?', '#'].some((end) => address.startsWith(kept + end))

/**
 * Names may look like addresses, and programs make links of these. An invisible character in them keeps them from doing so. `kept` are
 * addresses that are meant as such, and everything below them.
 */
export const unlinkNames = (text: string, kept: readonly string[]): string =>
  text.replaceAll(/\S+/gu, (word) => {
    if (!linkLike.test(word)) return word
    const address = word.replaceAll(around, '')
    return kept.some((each) => isWithin(address, each))
      ? word
      : word.replaceAll(joints, wordJoiner + '$&' + wordJoiner)
  })

/** The addresses in what somebody wrote to the reader, who may follow them. */
export const addressesIn = (text: string): string[] =>
  (text.match(/\S+/gu) ?? []).filter((word) => linkLike.test(word)).map((word) => word.replaceAll(around, ''))
