/** Digits of any script beside a sign of a currency, in either order, and words and signs of money and of percentages. */
const prices = [
  /\p{Sc}\s*\p{Nd}/u,
  /\p{Nd}\s*\p{Sc}/u,
  /\p{Nd}\s*(?:¢|cents?\b)/iu,
  /[%٪﹪％‰]/u,
  /(?<!\p{L})(?:USD|CAD|MXN|EUR|GBP)(?!\p{L})/u,
  /(?<!\p{L})(?:dollars?|pesos?|euros?|percent|per cent)(?!\p{L})/iu,
]

/** Whether a text names an amount of money or a percentage. */
export const namesPrice = (text: string): boolean => prices.some((price) => price.test(text))
