/** The ids under which Docusaurus keeps its interface's texts (`i18n/<language>/code.json`), as far as our pages say the same. Pure. */

/** Our text, where its values have other names: theirs → ours. */
type Renamed = readonly [text: string, names: Readonly<Record<string, string>>];

const IDS: Readonly<Record<string, string | Renamed>> = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.title': 'Page Not Found',
  'theme.SearchBar.label': 'Search',
  'theme.SearchBar.seeAll': 'See all {count} results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.footer.closeKeyAriaLabel': 'Escape key',
  'theme.SearchModal.footer.closeText': 'to close',
  'theme.SearchModal.footer.navigateDownKeyAriaLabel': 'Arrow down',
  'theme.SearchModal.footer.navigateText': 'to navigate',
  'theme.SearchModal.footer.navigateUpKeyAriaLabel': 'Arrow up',
  'theme.SearchModal.footer.selectKeyAriaLabel': 'Enter key',
  'theme.SearchModal.footer.selectText': 'to select',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.placeholder': 'Search docs',
  'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
  'theme.SearchModal.searchBox.placeholderText': 'Search docs',
  'theme.SearchModal.searchBox.resetButtonTitle': 'Clear the query',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': 'Favorite',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'Recent',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': 'Remove this search from favorites',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': 'Remove this search from history',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': 'Save this search',
  'theme.SearchPage.documentsFound.plurals': 'One document found|{count} documents found',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.existingResultsTitle': ['Search results for "{words}"', { query: 'words' }],
  'theme.SearchPage.fetchingNewResults': 'Fetching new results...',
  'theme.SearchPage.inputPlaceholder': 'Type your search here',
  'theme.SearchPage.noResultsText': 'No results were found',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.admonition.caution': 'caution',
  'theme.admonition.danger': 'danger',
  'theme.admonition.info': 'info',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.warning': 'warning',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.readingTime.plurals': ['One min read|{count} min read', { readingTime: 'count' }],
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.common.editThisPage': 'Edit this page',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.contentVisibility.draftBanner.title': 'Draft page',
  'theme.contentVisibility.unlistedBanner.title': 'Unlisted page',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.docs.versionBadge.label': ['Version: {version}', { versionLabel: 'version' }],
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'theme.docs.versions.latestVersionSuggestionLabel': [
    'For up-to-date documentation, see the {latest} ({version}).',
    { latestVersionLink: 'latest', versionLabel: 'version' },
  ],
  'theme.docs.versions.unmaintainedVersionLabel': [
    'This is documentation for {site} {version}, which is no longer actively maintained.',
    { siteTitle: 'site', versionLabel: 'version' },
  ],
  'theme.docs.versions.unreleasedVersionLabel': [
    'This is unreleased documentation for {site} {version} version.',
    { siteTitle: 'site', versionLabel: 'version' },
  ],
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.tags.tagsPageTitle': 'Tags',
};

/** Every id that is known. */
export const THEME_IDS: readonly string[] = Object.keys(IDS);

/** In which order Docusaurus writes the forms of numbers, of which each language has some. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What texts under these ids say of our pages, by our English texts; and the ids that say nothing of them. `lang`: their language. */
export function readThemeTexts(
  messages: Iterable<readonly [id: string, message: string]>,
  lang: string,
): { readonly texts: Readonly<Record<string, string>>; readonly unknown: readonly string[] } {
  const texts: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [id, message] of messages) {
    const row = Object.hasOwn(IDS, id) ? IDS[id] : undefined;
    if (row === undefined) {
      unknown.push(id);
      continue;
    }
    const [text, names] = typeof row === 'string' ? [row, {}] : row;
    const own = message.replace(/\{(\w+)\}/g, (_, name: string) => `{${names[name] ?? name}}`);
    const [one = text, other] = text.split('|');
    if (other === undefined) texts[text] = own;
    else {
      const forms = readForms(own, lang);
      texts[one] = forms.get('one') ?? forms.get('other') ?? own;
      const rest = [...forms].filter(([form]) => form !== 'one');
      texts[other] =
        rest.length <= 1 ? (rest[0]?.[1] ?? own) : rest.map(([form, said]) => `${form}:${said}`).join('¦');
    }
  }
  return { texts, unknown };
}

/** `ein Beitrag|{count} Beiträge` by the forms of the language. */
function readForms(message: string, lang: string): ReadonlyMap<string, string> {
  const known = new Set(pluralForms(lang));
  const forms = FORMS.filter((form) => known.has(form));
  const parts = message.split('|');
  return new Map(forms.map((form, index) => [form, (parts[index] ?? parts.at(-1) ?? message).trim()]));
}

function pluralForms(lang: string): readonly string[] {
  try {
    return new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  } catch {
    return ['one', 'other'];
  }
}
