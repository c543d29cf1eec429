/** French words that lose their vowel before another one: 's'inscrire' is two words, as 'd'arrivée' is to all readers. */
const elided = /(?<!\p{L})(aujourd|[cjmnst]|jusqu|lorsqu|puisqu|qu)['’ʼ](?=\p{L})/giu

/** A question with its elided words apart. */
export const withoutElisions = (text: string) => text.replaceAll(elided, '$1 ')
