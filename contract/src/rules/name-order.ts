const order = new Intl.Collator('en-US', { numeric: true })

/** Sorts names with numbers in them as people count: 'Field 2' before 'Field 10'. */
export const byName = (a: string, b: string) => order.compare(a, b)
