import { date } from '../../components/format.ts'
import type { Section } from '../../profile/profile-page.ts'
import { updatedText } from '../../profile/updated.ts'
import { spacesEditor } from '../../profile/spaces/lazy-spaces-editor.ts'
import { SpaceTable } from '../../profile/spaces/space-table.tsx'
import type { FacilityContent } from './facility-content.ts'

export const spacesSection: Section<FacilityContent> = {
  id: 'spaces',
  title: 'Spaces',
  note: (content) => updatedText(content, ['spaceTypes']) ?? `Updated ${date(content.profile.createdDate)}`,
  isEmpty: ({ profile }) => profile.spaceTypes.length === 0,
  empty: 'No spaces yet. Add them so that organizers know what fits here.',
  Body: ({ content: { profile } }) => <SpaceTable caption="Spaces" spaces={profile.spaceTypes} />,
  editor: spacesEditor({
    calls: (api) => api['facility-mgmt'].facilities.spaceTypes,
    name: 'spaces',
    part: 'profile',
    empty: 'No spaces yet. Add courts, fields, rinks and rooms, so that organizers know what fits.',
  }),
}
