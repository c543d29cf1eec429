/** Columns that name nobody, and why. The names of columns are parted by spaces. */
interface OtherColumns {
  reason: string
  columns: Record<string, string>
}

export const otherColumns: readonly OtherColumns[] = [
  {
    reason: 'content of pages, which stays with them. The file of a page is in the download of its managers',
    columns: {
      amenity: 'name',
      business: 'business_type place_type attributes time_zone',
      calendar_space: 'name space_type surface parts',
      calendar_subscription: 'name url time_zone etag last_modified problem remarks',
      company: 'company_type services',
      destination: 'destination_type services',
      event:
        'category type start_time end_time time_zone age_group event_level gender participation facility_types space_name surface location sports_list team_count_range surfaces live_stream',
      event_impact: 'inputs',
      event_place: 'city state',
      facility: 'facility_type availability time_zone',
      hotel: 'hotel_partner_id check_in_time check_out_time amenities',
      hotel_pricing: 'currency charges',
      hotel_room: 'name beds ranges',
      hotel_special: 'title description',
      hours: 'weekday opens closes season season_start season_end',
      organization: 'organization_type travel_scope vendor_category services',
      other_name: 'name',
      partner: 'name website',
      profile:
        'kind city state region postal_code status audience membership_tier import_id areas response_time',
      promotion: 'title description terms code link',
      space_type: 'name surface location',
      sport: 'name',
      tour_guide: 'name tone greeting sources never_say questions answers skipped_questions published',
      website_check: 'website outcome',
    },
  },
  {
    reason:
      'what two pages have agreed on in the name of their teams. Both read it as long as either stands, and it names no person',
    columns: {
      block_report: 'nights note',
      room_block:
        'status hotel_name event_name asker_name asked note answer time_zone currency attrition rebate_receiver rebate_purpose access code ended',
    },
  },
  {
    reason: 'what is made of pages, and again whenever these change',
    columns: {
      compared_entry: 'entry',
      entry: 'kind header_image_id header_sha256 header_art boosts facts',
      profile_change: 'profile_id kind',
      calendar_touched: 'owner_id',
    },
  },
  {
    reason:
      'what is made of the text of a story, addresses that it had, what was noted when it was sent back, and stories of another site',
    columns: { story: 'html headings note source_id source_url author_name', former_slug: 'slug' },
  },
  {
    reason: 'files that were imported, whose rows are pages',
    columns: {
      import_change: 'kind before kept',
      import_mapping: 'signature file_name choices kind',
      import_row:
        'name city state planned outcome decision decided_facility_id reasons details facility_id search_text',
    },
  },
  {
    reason: 'the product itself',
    columns: {
      backplane: 'address',
      catalogue_build: 'name',
      derived_state: 'name hash',
      gazetteer_border: 'fips',
      gazetteer_circle: 'metro',
      gazetteer_county: 'fips name state metros',
      gazetteer_place: 'name key state',
      gazetteer_postal_code: 'code city city_key state',
      migration: 'name',
      owner: 'kind',
      secret: 'name',
      stored_file: 'sha256 content_type',
      'identity.organization': 'id name',
      'identity.signing_key': 'kid private_jwk',
    },
  },
  {
    reason:
      'what was read of pages and looked for, by nobody knows whom: a visitor is a hash with a salt that is thrown away',
    columns: {
      visit: 'profile_id action source',
      visit_day: 'profile_id action source',
      visitor_day: 'profile_id',
      search_visitor: 'kind field value',
      search_day: 'kind field value',
      visit_total_day: 'kind action source',
      visit_tally_day: 'name',
    },
  },
  {
    reason: 'what a model answered for a destination and cost, whoever asked',
    columns: { assistant_use: 'destination_id' },
  },
  {
    reason: 'worked out of what pages had',
    columns: { standing: 'board measure area' },
  },
  {
    reason: 'on its way for seconds: events for browsers',
    columns: { session_event: 'payload' },
  },
  {
    reason: 'which emails and links there are, by the ids of what they are about',
    columns: { mailed_token: 'purpose subject_id', request_reminder: 'kind' },
  },
]
