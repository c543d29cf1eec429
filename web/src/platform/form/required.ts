/** The rules of a form with one text that must not be empty. */
export const required =
  <N extends string>(name: N, message: string) =>
  () => ({
    check: (values: Readonly<Record<N, string>>) =>
      new Map(values[name].trim() === '' ? [[name, message]] : []),
  })
