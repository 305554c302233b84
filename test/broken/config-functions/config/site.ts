const self: Record<string, unknown> = { heading: 'x' };
self['tasks'] = self;
export default { title: () => 'Help', tagline: Symbol('x'), home: self, announcement: new Map() };
