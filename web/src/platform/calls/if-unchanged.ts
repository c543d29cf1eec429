/** Of a write that is refused with a 412 if somebody has changed the item since it was read. */
export const ifUnchanged = ({ revision }: { revision: number }) => ({ ifMatch: `"${revision}-"` })
