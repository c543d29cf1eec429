/** The form a name takes in a file name: 'Parks & Rec' is `parks-rec`. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
