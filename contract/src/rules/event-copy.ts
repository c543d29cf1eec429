/** What a request does not take over from the event that it copies. */
type OwnField =
  | 'id'
  | 'organization'
  | 'logo'
  | 'headerImage'
  | 'featuredVideo'
  | 'createdDate'
  | 'updatedDate'
  | 'createdBy'
  | 'updatedBy'

/** The fields of an event that a new request starts with. */
export function copiedFields<T extends Record<OwnField, unknown>>(event: T): Omit<T, OwnField> {
  const {
    id: _id,
    organization: _organization,
    logo: _logo,
    headerImage: _headerImage,
    featuredVideo: _featuredVideo,
    createdDate: _createdDate,
    updatedDate: _updatedDate,
    createdBy: _createdBy,
    updatedBy: _updatedBy,
    ...fields
  } = event
  return fields
}
