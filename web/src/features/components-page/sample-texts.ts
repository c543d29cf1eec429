/** Of 200 characters, as long as a name may be. */
export const longName =
  'The Lower Wabash Valley Regional Fieldhouse, Ice Arena, Natatorium and Outdoor Athletics Complex at Harmony Township Park, with the Old Mill Grounds, the East Annex and Its Adjoining Courts, No.2 Gate'

export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

export const picture = (id: number, slug: string) => `/art/01890000-0000-7000-8000-00000000000${id}/${slug}`
