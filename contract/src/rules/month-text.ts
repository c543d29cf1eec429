const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `March 2027` for `2027-03`. */
export const monthText = (month: string) => monthName.format(new Date(`${month}-01`))
