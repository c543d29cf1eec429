export interface GalleryImage {
  src: string
  alt: string
}
