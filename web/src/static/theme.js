/* theme.js -- light or dark, before the first paint. */
(() => {
	var chosen = 'system';
	try {
		chosen = JSON.parse(localStorage.getItem('rubicon.settings') || '{}').theme || chosen;
	} catch {}
	var dark =
		chosen === 'dark' ||
		(chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
	document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
