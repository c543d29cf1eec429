/** Between the places of a list: 'Dallas or Houston', 'Kansas City, MO/KS'. */
export const placeSeparator = /\s*,?\s+(?:or|and)\s+|\s*[/;&|\n]\s*/i

/** Whether a text names several places, so that no part of it stands for all. */
export const listsPlaces = (address: string) => placeSeparator.test(address)

/** The place of a request in short: 'Boise' of 'Boise, ID', and all of 'Salem, OR or Boise, ID'. */
export const shortPlace = (address: string) => (listsPlaces(address) ? address : address.replace(/,.*/, ''))
