/** Overrides and isolates of the direction of text. They can reverse what is around them and make it read as something else. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu

export const withoutDirectionMarks = (text: string) => text.replaceAll(directionMarks, '')
