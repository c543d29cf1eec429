import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Gallery } from '../../components/gallery.tsx'
import { drawnImages } from './drawn-images.ts'
import { Editable } from './editable.tsx'
import type { OpenEditors } from './editors.ts'
import styles from './facility-head.module.css'
import type { StoredFile } from './load-facility.ts'

interface FacilityGalleryProps {
  facility: Facility
  images: StoredFile[]
  editors: OpenEditors
}

/** The images, or drawings where there are none. */
export function FacilityGallery({ facility, images, editors }: FacilityGalleryProps) {
  const uploaded = images.flatMap(({ id, url, name }) => (url === null ? [] : [{ id, src: url, alt: name }]))
  const shown = uploaded.length > 0 ? uploaded : drawnImages(facility)
  return (
    <Editable title="Images" facility={facility} editor={editors.images}>
      {(editButton) => (
        <div id="images" className={styles.gallery}>
          <Gallery images={shown} name={facility.name} />
          {editButton && <div className={styles.galleryEdit}>{editButton}</div>}
        </div>
      )}
    </Editable>
  )
}
