/** A page as another tool wrote it: a head, blanks, odd quotes, an unknown property, something that would run. */
export const ODD_PAGE = `<!DOCTYPE html><html><head><style>h1 { color: rgb(1, 2, 3) }</style></head>
<body class='x'><h1 style='letter-spacing:5px;mso-odd:1'>Odd</h1><img src="x" onerror="parent.evil=1"><p>Text  of<br/>it.</p>
<script>parent.evil=2</script></body></html>
`
