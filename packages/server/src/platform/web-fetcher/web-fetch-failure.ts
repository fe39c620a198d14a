/** Why a fetch from the web failed. */
export type WebFetchFailure =
  | 'address_not_allowed'
  | 'address_not_valid'
  | 'not_found'
  | 'refused_by_site'
  | 'disallowed_by_robots'
  | 'too_large'
  | 'too_slow'
  | 'too_many_redirects'
  | 'not_a_page'
  | 'not_a_picture'
  | 'not_reachable'
  | 'server_error';
