import type { Entitlements } from '@app/contract/entitlements.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import type { GalleryImage } from '../components/overlays/lightbox.tsx'
import { Gallery } from '../components/pictures/gallery.tsx'
import { sportNames, type Profile } from '../kind/profile-calls.ts'
import { Editable, editorFor } from './editable.tsx'
import styles from './profile.module.css'
import type { Content, Editor, ProfilePage } from './profile-page.ts'

export interface ProfilePartProps<C extends Content> {
  page: ProfilePage<C>
  content: C
  entitlements: Entitlements | undefined
  isVisitorView: boolean
}

const imagesEditor: Editor = {
  ability: 'manageImages',
  load: async () => (await import('./editing/files/files-editor.tsx')).ImagesEditor,
}

/** The images, or drawings if there are none. */
export function ProfileGallery<C extends Content>({
  page: { kind },
  content: { profile, images },
  entitlements,
  isVisitorView,
}: ProfilePartProps<C>) {
  const uploaded = images.flatMap(({ id, url, name }) => (url === null ? [] : [{ id, src: url, alt: name }]))
  const editor = editorFor(imagesEditor, entitlements)
  return (
    <Editable title="Images" {...{ kind, profile, editor, isVisitorView }}>
      {(editButton) => (
        <div id="images" className={styles.pictures}>
          <Gallery
            images={uploaded.length > 0 ? uploaded : drawnImages(kind.noun.one, profile)}
            name={profile.name}
          />
          {editButton && <div className={styles.galleryEdit}>{editButton}</div>}
        </div>
      )}
    </Editable>
  )
}

const pictures = 5

/**
 * The gallery of a profile without images: its header and drawings of its sports. A drawing is derived from an id, so
 * each takes the profile's id with another last digit.
 */
export function drawnImages(
  noun: string,
  profile: Pick<Profile, 'id' | 'name' | 'headerImage' | 'sports'>,
): GalleryImage[] {
  const { id, name, headerImage } = profile
  const sports = sportNames(profile)
  const subjects = sports.length > 0 ? sports : [noun]
  // The header usually shows the first sport.
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
