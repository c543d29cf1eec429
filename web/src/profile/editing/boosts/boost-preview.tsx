import { ProfileCard } from '../../../components/display/profile-card.tsx'
import { cityAndState } from '../../../page/place-words.ts'
import { sportNames, type Profile } from '../../../kind/profile-calls.ts'
import { profilePath } from '../../../kind/registry.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { Icon } from '../../../components/pictures/icon.tsx'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'

const meaning = [
  {
    icon: 'list',
    text: 'At most two promoted pages lead a list, and only when they match the search.',
  },
  { icon: 'megaphone', text: 'It’s always labeled Promoted. Your regular place in the list stays.' },
  { icon: 'calendar', text: 'Cancel any day that hasn’t started.' },
] as const

/** The page as lists show it on promoted days, and what that means. */
export const BoostPreview = ({ kind, profile }: { kind: ProfileKind; profile: Profile }) => (
  <Stack gap="4">
    <h3 className="h3">Preview</h3>
    <ProfileCard
      isPromoted
      headingLevel="h3"
      to={profilePath(kind, profile.id)}
      title={profile.name}
      place={cityAndState(profile)}
      sports={sportNames(profile)}
      image={profile.headerImage}
    />
    <Stack as="ul" gap="3">
      {meaning.map(({ icon, text }) => (
        <Grid key={icon} as="li" columns="start main" gap="3" align="start">
          <span className="dim">
            <Icon name={icon} />
          </span>
          <span className="sm mut">{text}</span>
        </Grid>
      ))}
    </Stack>
  </Stack>
)
