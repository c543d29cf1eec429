/** French words that lose their vowel before another one: 's'inscrire' and 'L'hôtel' are two words, as 'd'arrivée' is to all readers. */
const elided = /(?<!\p{L})([Aa]ujourd|[cjmnstCJMNSTDL]|[Jj]usqu|[Ll]orsqu|[Pp]uisqu|[Qq]u)['’ʼ](?=\p{L})/gu

/** Typed without the apostrophe: 'cest où'. */
const joined = /(?<!\p{L})([Cc])(est|etait|était)(?!\p{L})/gu

const koi = /(?<!\p{L})(c|est) koi(?!\p{L})/giu

/** A question with its elided words apart. */
export const withoutElisions = (text: string) =>
  text.replaceAll(elided, '$1 ').replaceAll(joined, '$1 $2').replaceAll(koi, '$1 quoi')
