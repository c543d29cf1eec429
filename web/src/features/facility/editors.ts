import type { Entitlements } from '@app/contract/entitlements.ts'
import type { Editor } from './editing-seam.ts'

const about: Editor = async () => ({ default: (await import('./editing/about-editor.tsx')).AboutEditor })
const amenities: Editor = async () => ({
  default: (await import('./editing/amenities-editor.tsx')).AmenitiesEditor,
})
const boosts: Editor = async () => ({ default: (await import('./editing/boosts-editor.tsx')).BoostsEditor })
const contact: Editor = async () => ({
  default: (await import('./editing/contact-editor.tsx')).ContactEditor,
})
const documents: Editor = async () => ({
  default: (await import('./editing/documents-editor.tsx')).DocumentsEditor,
})
const images: Editor = async () => ({ default: (await import('./editing/images-editor.tsx')).ImagesEditor })
const managers: Editor = async () => ({
  default: (await import('./editing/managers-editor.tsx')).ManagersEditor,
})
const name: Editor = async () => ({ default: (await import('./editing/name-editor.tsx')).NameEditor })
const place: Editor = async () => ({ default: (await import('./editing/place-editor.tsx')).PlaceEditor })
const removal: Editor = async () => ({
  default: (await import('./editing/delete-facility.tsx')).DeleteFacility,
})
const spaces: Editor = async () => ({ default: (await import('./editing/spaces-editor.tsx')).SpacesEditor })
const sports: Editor = async () => ({ default: (await import('./editing/sports-editor.tsx')).SportsEditor })

/** The editors that somebody may open; none for those who only read. */
export interface OpenEditors {
  about?: Editor
  amenities?: Editor
  boosts?: Editor
  contact?: Editor
  documents?: Editor
  images?: Editor
  managers?: Editor
  name?: Editor
  place?: Editor
  removal?: Editor
  spaces?: Editor
  sports?: Editor
}

/** Each by the ability that its saving takes. */
export function editorsFor(entitlements: Entitlements | undefined): OpenEditors {
  const can = entitlements?.can ?? {}
  return {
    ...(can['update'] && { about, amenities, contact, name, place, spaces, sports }),
    ...(can['manageImages'] && { images }),
    ...(can['manageDocuments'] && { documents }),
    ...(can['manageMembers'] && { managers }),
    ...(can['boost'] && { boosts }),
    ...(can['delete'] && { removal }),
  }
}
