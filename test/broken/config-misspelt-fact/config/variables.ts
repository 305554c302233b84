// A name of one's own that looks like a slip of {blogUrl}.
export default { blogUrls: '' };
