import { maxAbout, maxUserName } from '@app/contract/rules/limits.ts'
import { completePlaces } from '../api/places.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { Combobox } from '../components/fields/combobox.tsx'
import { PlaceField } from '../components/fields/place-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import type { UserProfile } from '../api/own-account.ts'
import type { AccountChoices } from './account-choices.server.ts'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { SideSection } from '../page/side-section.tsx'
import { EmailField } from './email-field.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { AccountForm } from './use-account-draft.ts'

/** Submitted by the bar that saves the whole page, too. */
export const profileFormId = 'own-profile'

const optionOf = (name: string) => ({ value: name, label: name })

interface ProfileSectionProps {
  user: UserProfile
  /** Of `useDraftForm`. */
  form: AccountForm
  choices: AccountChoices
}

/** What others see of the reader. */
export function ProfileSection({ user, form, choices }: ProfileSectionProps) {
  const { draft, edit, errors } = form
  return (
    <SideSection
      id="profile"
      title="Profile"
      text="Shown to people you write to and on the pages you manage."
    >
      <OwnPicture user={user} />
      <form id={profileFormId} {...form.form}>
        <FormGrid columns="2" width="full">
          <TextField {...form.field('name')} label="Name" autoComplete="name" maxLength={maxUserName} />
          <EmailField user={user} />
          <SelectField
            label="Account type"
            isOptional
            placeholder="Not given"
            options={choices.accountTypes.map(optionOf)}
            value={draft.accountType ?? ''}
            onChange={({ target }) => edit({ accountType: target.value || null })}
          />
          <Combobox
            label="Sports"
            isOptional
            isMultiple
            placeholder="Find a sport"
            emptyText="No sport has this name."
            error={errors.get('sports')}
            options={choices.sports.map(({ name: sport, synonyms }) => ({ ...optionOf(sport), synonyms }))}
            value={draft.sports.map(optionOf)}
            onChange={(chosen) => edit({ sports: chosen.map(({ value }) => value) })}
          />
          <PlaceField
            label="City"
            isOptional
            autoComplete="off"
            maxLength={100}
            error={errors.get('city')}
            value={draft.city ?? ''}
            complete={completePlaces}
            onChange={(city) => edit({ city: city || null })}
            onPick={({ city, state }) => edit({ city, state })}
          />
          <SelectField
            label="State"
            isOptional
            placeholder="Not given"
            options={choices.states.map(optionOf)}
            value={draft.state ?? ''}
            onChange={({ target }) => edit({ state: target.value || null })}
          />
          <Wide>
            <TextArea
              label="About you"
              isOptional
              maxLength={maxAbout}
              hint="Plain text. Leave a blank line between paragraphs."
              error={errors.get('about')}
              value={draft.about ?? ''}
              onChange={({ target }) => edit({ about: target.value || null })}
            />
          </Wide>
          <Wide>
            <Checkbox
              label="Show me in the directory of people"
              hint="Otherwise only you and administrators can open your profile."
              checked={draft.isVisible}
              onChange={({ target }) => edit({ isVisible: target.checked })}
            />
          </Wide>
        </FormGrid>
      </form>
    </SideSection>
  )
}
