import type { Entitlements } from '@app/contract/entitlements.ts'
import { Gallery } from '../components/gallery.tsx'
import { drawnImages } from './drawn-images.ts'
import { Editable } from './editable.tsx'
import styles from './profile-head.module.css'
import type { Content, Editor, ProfilePage } from './profile-page.ts'
import { editorFor } from './profile-section.tsx'

export interface ProfilePartProps<C extends Content> {
  page: ProfilePage<C>
  content: C
  entitlements: Entitlements | undefined
  isVisitorView: boolean
}

const imagesEditor: Editor = {
  ability: 'manageImages',
  load: async () => ({ default: (await import('./editing/files/images-editor.tsx')).ImagesEditor }),
}

/** The images, or drawings if there are none. */
export function ProfileGallery<C extends Content>({
  page: { kind },
  content: { profile, images },
  entitlements,
  isVisitorView,
}: ProfilePartProps<C>) {
  const uploaded = images.flatMap(({ id, url, name }) => (url === null ? [] : [{ id, src: url, alt: name }]))
  const editor = isVisitorView ? undefined : editorFor(imagesEditor, entitlements)
  return (
    <Editable title="Images" {...{ kind, profile, editor }}>
      {(editButton) => (
        <div id="images" className={styles.gallery}>
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
