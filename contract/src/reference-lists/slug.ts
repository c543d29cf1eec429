/** Converts a name for use in paths: 'Parks & Rec' becomes 'parks-rec'. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
