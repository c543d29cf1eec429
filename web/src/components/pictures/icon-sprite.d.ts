declare module 'virtual:icon-sprite' {
  /** The address of the file of symbols, one for each name. */
  export const spriteUrl: string
}
