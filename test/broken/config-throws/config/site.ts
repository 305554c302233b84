const settings: { readonly site?: { readonly title: string } } = {};

export default { title: settings.site!.title };
