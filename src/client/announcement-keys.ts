/** Where the announcement's state is stored (behaviours.md 4.6.1). */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';
export const ID_KEY = 'docusaurus.announcement.id';
