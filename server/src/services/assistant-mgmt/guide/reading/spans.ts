/** The tokens of a piece of a question, by which it can be read otherwise. */
export const spanOf = ({ from, to }: { from: number; to: number }) => `${from}-${to}`
