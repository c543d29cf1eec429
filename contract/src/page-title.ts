/** The specification's template of titles. The brand is empty where it isn't known. */
export const titled = (title: string, brand: string) => (brand === '' ? title : `${title} | ${brand}`)
