export interface GalleryImage {
  /** The same file may stand in a gallery twice, under the same address. */
  id: string
  src: string
  alt: string
}
