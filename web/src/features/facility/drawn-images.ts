import { slug } from '@app/contract/reference-lists/slug.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { GalleryImage } from '../../components/gallery-image.ts'

const pictures = 5

/**
 * What stands in the gallery of a facility that has no images: its header and drawings of its sports. A drawing is made
 * from an id, so each takes the facility's own with another last digit.
 */
export function drawnImages({ id, name, headerImage, sports }: Facility): GalleryImage[] {
  const subjects = sports.length > 0 ? sports : ['facility']
  // The header most often shows the first one.
  const order = [...subjects.slice(1), ...subjects.slice(0, 1)]
  const drawn = Array.from({ length: pictures - 1 }, (_, place) => {
    const sport = order[place % order.length] ?? ''
    const src = `/art/${variant(id, place + 1)}/${slug(sport)}`
    return {
      id: src,
      src,
      alt: sports.length > 0 ? `Drawing: ${sport}` : 'Drawing',
    }
  })
  return [{ id: headerImage, src: headerImage, alt: `Drawing for ${name}` }, ...drawn]
}

const variant = (id: string, step: number) => {
  const last = Number.parseInt(id.slice(-1), 16)
  return id.slice(0, -1) + ((last + step) % 16).toString(16)
}
