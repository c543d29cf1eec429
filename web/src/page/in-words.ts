/** The name of a field: `timeZone` becomes 'time zone'. */
export const inWords = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
